import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { showPlain } from '../../ui/plain.examples.tsx';
import { Webcam } from './Webcam.tsx';

type Open = (constraints: MediaStreamConstraints) => Promise<MediaStream>;

const stop = jest.fn();
const ended = new EventTarget();
const open = jest.fn<Open>();

/** A stream of one camera, with the members that the dialog uses. */
function stream(deviceId: string): MediaStream {
  const track = {
    stop,
    getSettings: () => ({ deviceId }),
    addEventListener: ended.addEventListener.bind(ended),
  };
  return { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
}

const cameras = [
  { kind: 'videoinput', deviceId: 'front', label: 'Front camera' },
  { kind: 'videoinput', deviceId: 'bench', label: '' },
  { kind: 'audioinput', deviceId: 'voice', label: 'Microphone' },
];

// Registers its texts: tests see the keys.
i18next.addResourceBundle('cimode', 'webcam', { title: 'title' });

beforeEach(() => {
  stop.mockClear();
  open.mockReset().mockImplementation(async ({ video }) => {
    const wanted = (video as MediaTrackConstraints).deviceId as { exact: string } | undefined;
    return stream(wanted?.exact ?? 'front');
  });
  Object.assign(navigator, { mediaDevices: { getUserMedia: open, enumerateDevices: async () => cameras } });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(new Blob(['picture'], { type })));
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const button = (name: string) => screen.findByRole('button', { name });
const click = async (name: string) => {
  const found = await button(name);
  await waitFor(() => expect(found.hasAttribute('disabled')).toBe(false));
  await act(async () => fireEvent.click(found));
};

test('a picture is taken, taken again and used; the camera is off after each', async () => {
  const taken = jest.fn<(file: File) => void>();
  const close = jest.fn();
  await showPlain(<Webcam onTaken={taken} onClose={close} />);
  await click('take');
  expect(stop).toHaveBeenCalledTimes(1);
  await click('again');
  await click('take');
  await click('use');
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  const [[file]] = taken.mock.calls as [[File]];
  expect([file.name, file.type]).toEqual(['camera.jpg', 'image/jpeg']);
  expect(open).toHaveBeenCalledTimes(2);
});

test('another camera can be chosen if there are several', async () => {
  await showPlain(<Webcam onTaken={() => {}} onClose={() => {}} />);
  const choice = (await screen.findByRole('combobox', { name: 'camera' })) as HTMLSelectElement;
  expect([...choice.options].map(({ text }) => text)).toEqual(['Front camera', 'unnamed']);
  await act(async () => fireEvent.change(choice, { target: { value: 'bench' } }));
  await waitFor(() => expect(choice.value).toBe('bench'));
  expect(open.mock.calls[1]?.[0]).toMatchObject({ video: { deviceId: { exact: 'bench' } } });
  expect(stop).toHaveBeenCalledTimes(1);
});

test.each([
  ['NotFoundError', 'none'],
  ['NotAllowedError', 'refused'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'failed'],
])('shows a text for %s; a file can be chosen instead, and a retry works', async (name, problem) => {
  open.mockRejectedValueOnce(new DOMException('', name));
  const taken = jest.fn<(file: File) => void>();
  await showPlain(<Webcam onTaken={taken} onClose={() => {}} />);
  expect((await screen.findByRole('alert')).textContent).toBe(`problem.${problem}`);
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  const chosen = new File(['x'], 'ring.png', { type: 'image/png' });
  await act(async () => fireEvent.input(input, { target: { files: [chosen] } }));
  await waitFor(() => expect(taken).toHaveBeenCalledWith(chosen));
  await click('retry');
  await button('take');
});

test('shows a message for an unplugged camera', async () => {
  await showPlain(<Webcam onTaken={() => {}} onClose={() => {}} />);
  await waitFor(async () => expect((await button('take')).hasAttribute('disabled')).toBe(false));
  await act(async () => ended.dispatchEvent(new Event('ended')));
  expect((await screen.findByRole('alert')).textContent).toBe('problem.failed');
});

test('closing before the camera starts also turns it off', async () => {
  let answer: (opened: MediaStream) => void = () => {};
  open.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await showPlain(<Webcam onTaken={() => {}} onClose={() => {}} />);
  await screen.findByRole('dialog', { name: 'title' });
  cleanup();
  await act(async () => answer(stream('front')));
  expect(stop).toHaveBeenCalledTimes(1);
});
