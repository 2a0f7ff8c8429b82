import { openAsBlob } from 'node:fs'

const paths = new WeakMap<File, string>()

/** A file that reads itself from the disk, and can be read from there without a copy while it lies there. */
export const fileOnDisk = async (path: string, name: string, type?: string) => {
  const file = new File([await openAsBlob(path, { type })], name, { type })
  paths.set(file, path)
  return file
}

export const pathOf = (file: File) => paths.get(file)
