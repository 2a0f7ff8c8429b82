import { photoLimit } from '@sejuk/domain/files'
import { type Doubt, doubtAbout } from './photo-quality.ts'

type Shrunk = { file: File; doubt?: Doubt }

const probe = 320

const drawn = (picture: ImageBitmap, width: number, height: number) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  pen?.drawImage(picture, 0, 0, width, height)
  return { canvas, pen }
}

const doubtOf = (picture: ImageBitmap) => {
  const scale = Math.min(1, probe / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const colours = drawn(picture, width, height).pen?.getImageData(0, 0, width, height).data
  if (!colours) return undefined
  const pixels = Uint8ClampedArray.from({ length: width * height }, (_, n) => {
    const [red = 0, green = 0, blue = 0] = colours.subarray(n * 4, n * 4 + 3)
    return 0.3 * red + 0.59 * green + 0.11 * blue
  })
  return doubtAbout({ width, height, pixels })
}

/**
 * Small enough to travel over a weak signal, upright, and looked at once: is it sharp? What this browser cannot read is sent as
 * it is; the server judges it.
 */
export const shrinkPhoto = async (file: File): Promise<Shrunk> => {
  if (typeof createImageBitmap !== 'function') return { file }
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return { file }
  const scale = Math.min(1, photoLimit.width / picture.width, photoLimit.height / picture.height)
  const { canvas } = drawn(picture, Math.round(picture.width * scale), Math.round(picture.height * scale))
  const doubt = doubtOf(picture)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', photoLimit.quality))
  // A picture that only grows by being written again stays what it was.
  const smaller = blob && blob.size < file.size ? blob : undefined
  const name = file.name.replace(/\.\w+$/, '') || 'photo'
  return { file: smaller ? new File([smaller], `${name}.jpg`, { type: 'image/jpeg' }) : file, doubt }
}
