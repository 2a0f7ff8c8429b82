import { openAsBlob } from 'node:fs'

const paths = new WeakMap<File, string>()

/** A file streamed from disk; while it is there it can be used in place, without a copy. */
export const fileOnDisk = async (path: string, name: string, type?: string) => {
  const file = new File([await openAsBlob(path, { type })], name, { type })
  paths.set(file, path)
  return file
}

export const pathOf = (file: File) => paths.get(file)
