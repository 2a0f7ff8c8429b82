import { photoLimit } from '@sejuk/domain/files'
import { carryExif } from './carry-exif.ts'

/**
 * The photo with what was drawn over it, at its own size; place and time stay with it. `draw` receives the sheet and what
 * paints the photo onto it.
 */
export const drawnOver = async (
  file: File,
  picture: HTMLImageElement,
  draw: (sheet: HTMLCanvasElement, paint: () => void) => void,
): Promise<File | undefined> => {
  const sheet = document.createElement('canvas')
  Object.assign(sheet, { width: picture.naturalWidth, height: picture.naturalHeight })
  draw(sheet, () => sheet.getContext('2d')?.drawImage(picture, 0, 0))
  const blob = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/jpeg', photoLimit.quality))
  if (!blob) return undefined
  const name = file.name.replace(/\.\w+$/, '') || 'photo'
  return new File([await carryExif(file, blob)], `${name}.jpg`, { type: 'image/jpeg' })
}
