import sharp from 'sharp';

const [out, ...specs] = process.argv.slice(2);
const parts = [];
let x = 0,
  h = 0;
for (const s of specs) {
  const [f, y = '0', height = '1900'] = s.split(':');
  const m = await sharp(f).metadata();
  const hh = Math.min(+height, m.height - +y);
  const buf = await sharp(f).extract({ left: 0, top: +y, width: m.width, height: hh }).toBuffer();
  parts.push({ input: buf, left: x, top: 0 });
  x += m.width + 10;
  h = Math.max(h, hh);
}
await sharp({ create: { width: x, height: h, channels: 3, background: '#888' } })
  .composite(parts)
  .png()
  .toFile(out);
