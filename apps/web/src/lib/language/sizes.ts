import { writeNumber } from '@sejuk/domain/values/numbers'

/** '640 KB', '2,4 MB': a megabyte is a million bytes. */
export const sizeOf = (bytes: number) =>
  bytes < 1_000_000
    ? `${writeNumber(Math.max(1, Math.round(bytes / 1000)))} KB`
    : `${writeNumber(bytes / 1_000_000, 1)} MB`
