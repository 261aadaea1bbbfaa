import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';

const megabyte = 1024 * 1024;

/**
 * The settings of the embedded database, sized for a laptop that does other things as well.
 * Given on the command line, so that a new version of Moderator changes them without touching the data.
 * @param isThrowaway whether nothing has to be there after the machine went off, so that nobody waits for the disk
 */
export async function databaseSettings(socketDirectory: string, isThrowaway: boolean): Promise<string[]> {
  const memory = Math.floor(totalmem() / megabyte);
  const durable = isThrowaway ? 'off' : 'on';
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketDirectory,
    max_connections: '100',
    fsync: durable,
    full_page_writes: durable,
    synchronous_commit: durable,
    shared_buffers: `${Math.min(1024, Math.max(64, Math.floor(memory / 16)))}MB`,
    effective_cache_size: `${Math.max(128, Math.floor(memory / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    max_logical_replication_workers: '0',
    // Not every PostgreSQL can, and a call is done before a compiler would be.
    jit: 'off',
    log_checkpoints: 'off',
    log_line_prefix: '',
    timezone: 'UTC',
  };
  // Under test a plan is used once or twice, for few rows: to look for the best order of its joins takes longer than any saves.
  if (isThrowaway)
    Object.assign(settings, { join_collapse_limit: '1', from_collapse_limit: '1', autovacuum: 'off' });
  // Containers often give 64 MB of shared memory, which one parallel query can exceed.
  const shared = await statfs('/dev/shm').catch(() => undefined);
  if (shared && shared.blocks * shared.bsize < 256 * megabyte)
    settings['dynamic_shared_memory_type'] = 'mmap';
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
