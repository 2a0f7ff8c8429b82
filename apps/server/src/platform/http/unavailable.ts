type Thrown = { code?: string; syscall?: string; message?: string; cause?: unknown }

/** PostgreSQL: the connection failed (08), something it needs is used up, such as the disk (53), it stops or starts (57P). */
const databaseClasses = /^(08|53|57P)[0-9A-Z]{2,3}$/
/** The other side does not answer, the connection broke, or no space or file handles are left. */
const systemCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|ENOSPC|EDQUOT|EROFS|EMFILE|ENFILE)$/
/** The driver has no codes for these. */
const driverWords =
  /^(Connection terminated|Connection terminated unexpectedly|Connection terminated due to connection timeout|timeout exceeded when trying to connect|Client has encountered a connection error and is not queryable|Client was closed and is not queryable|Cannot use a pool after calling end on the pool)$/

const isOne = ({ code = '', syscall, message = '' }: Thrown) =>
  databaseClasses.test(code) ||
  systemCodes.test(code) ||
  // The socket of a database that is not running.
  (code === 'ENOENT' && syscall === 'connect') ||
  driverWords.test(message)

/** What we need is away for a while: the database, its disk or ours. Asked again later, the same request is answered. */
export const isUnavailable = (error: unknown, depth = 0): boolean => {
  if (typeof error !== 'object' || error === null || depth > 3) return false
  if (error instanceof AggregateError && error.errors.some((one) => isUnavailable(one, depth + 1))) return true
  return isOne(error as Thrown) || isUnavailable((error as Thrown).cause, depth + 1)
}

/** Seconds after which a client may try again. */
export const retryAfter = 3
