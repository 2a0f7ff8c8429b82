import { extensionOf, photoExtensions, photoLimit } from '@sejuk/domain/files'
import { carryExif } from './carry-exif.ts'
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

const smallOf = (picture: ImageBitmap) => {
  const scale = Math.min(1, probe / Math.max(picture.width, picture.height))
  const [width, height] = [
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  ]
  return { width, height, colours: drawn(picture, width, height).pen?.getImageData(0, 0, width, height).data }
}

const doubtOf = ({ width, height, colours }: ReturnType<typeof smallOf>) => {
  if (!colours) return undefined
  const pixels = Uint8ClampedArray.from({ length: width * height }, (_, n) => {
    const [red = 0, green = 0, blue = 0] = colours.subarray(n * 4, n * 4 + 3)
    return 0.3 * red + 0.59 * green + 0.11 * blue
  })
  return doubtAbout({ width, height, pixels })
}

const isTransparent = (colours: Uint8ClampedArray | undefined) =>
  colours?.some((value, n) => n % 4 === 3 && value < 255) ?? false

/**
 * Small enough to travel over a weak signal, upright, and looked at once: is it sharp? A transparent picture stays PNG. What a
 * phone takes in a format of its own becomes JPEG where its browser can read it; what this browser cannot read stays as it is.
 */
export const shrinkPhoto = async (file: File): Promise<Shrunk> => {
  if (typeof createImageBitmap !== 'function') return { file }
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return { file }
  const scale = Math.min(1, photoLimit.width / picture.width, photoLimit.height / picture.height)
  const { canvas } = drawn(picture, Math.round(picture.width * scale), Math.round(picture.height * scale))
  const small = smallOf(picture)
  picture.close()
  const [type, ending] = isTransparent(small.colours) ? ['image/png', 'png'] : ['image/jpeg', 'jpg']
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, photoLimit.quality))
  // A picture that only grows by being written again stays what it was, if it may come as that.
  const mayStay = (photoExtensions as readonly string[]).includes(extensionOf(file.name)) && scale === 1
  const better = blob && (blob.size < file.size || !mayStay) ? blob : undefined
  const name = file.name.replace(/\.\w+$/, '') || 'photo'
  const doubt = ending === 'jpg' ? doubtOf(small) : undefined
  if (!better) return { file, doubt }
  const whole = ending === 'jpg' ? await carryExif(file, better) : better
  return { file: new File([whole], `${name}.${ending}`, { type }), doubt }
}
