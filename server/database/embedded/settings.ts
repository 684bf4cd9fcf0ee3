/** A small server for one machine: loopback only, little memory, no replicas. */
export const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '96MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
  random_page_cost: '1.1',
  jit: 'off',
  log_checkpoints: 'off',
};

/**
 * For temporary data: writes do not wait for the disk; sized for several test workers, each with its own pool and
 * products.
 */
export const TEMPORARY_SETTINGS = {
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Starting a parallel worker takes longer than a small statement.
  max_parallel_workers_per_gather: '0',
  autovacuum: 'off',
};
