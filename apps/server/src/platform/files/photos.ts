import { lanes } from '../lanes.ts'

export type PhotoFacts = {
  width: number
  height: number
  taken_date: string | null
  lat: number | null
  lng: number | null
  fingerprint: string
}

/** More pixels than any camera of ours makes: what claims more is a bomb. */
export const mostPixels = 64_000_000
const largePixels = 12_000_000
const thumbnailSize = 480

/** The libraries that read pictures are large: they are read with the first picture. */
export const openPhoto = async (path: string) => {
  const { default: sharp } = await import('sharp')
  return sharp(path, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
}

/** What a picture says of itself, before anything of it is unpacked. */
export const pixelsOf = async (path: string) => {
  const { default: sharp } = await import('sharp')
  const { width = 0, height = 0 } = await sharp(path, { limitInputPixels: false }).metadata()
  return width * height
}

const { takeTurn, giveTurn } = lanes({ any: 1, small: 2, waiting: { small: 50, large: 50 } })

/** Pictures are worked on in turn: a large one takes hundreds of megabytes while it is open. */
export const inTurn = async <T>(pixels: number, work: () => Promise<T>) => {
  const lane = await takeTurn(pixels > largePixels ? 'large' : 'small')
  try {
    return await work()
  } finally {
    giveTurn(lane)
  }
}

/**
 * Decodes the whole photo, so that a file that only starts like one fails here. Place and time are returned as data;
 * the stored copy has no EXIF.
 */
export const readPhoto = async (path: string): Promise<PhotoFacts> => {
  const { width = 0, height = 0, orientation = 1 } = await (await openPhoto(path)).metadata()
  const { default: exifr } = await import('exifr')
  const exif = await exifr
    .parse(path, {
      gps: true,
      pick: [
        'DateTimeOriginal',
        'latitude',
        'longitude',
        'GPSLatitude',
        'GPSLongitude',
        'GPSLatitudeRef',
        'GPSLongitudeRef',
      ],
    })
    .catch(() => undefined)
  const isTurned = orientation > 4
  const taken = exif?.DateTimeOriginal
  return {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    taken_date: taken instanceof Date && !Number.isNaN(taken.getTime()) ? taken.toISOString() : null,
    lat: Number.isFinite(exif?.latitude) ? exif.latitude : null,
    lng: Number.isFinite(exif?.longitude) ? exif.longitude : null,
    fingerprint: await fingerprintOf(path),
  }
}

/** Turned upright, without what the camera wrote beside the picture. Transparent pictures and signatures stay PNG. */
export const cleanPhoto = async (path: string, to: string) => {
  const { format, hasAlpha } = await (await openPhoto(path)).metadata()
  const picture = (await openPhoto(path)).rotate().resize(4000, 4000, { fit: 'inside', withoutEnlargement: true })
  const isDrawing = format === 'png' && hasAlpha
  await (isDrawing
    ? picture.png()
    : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: false })
  ).toFile(to)
  return isDrawing ? { type: 'image/png', extension: 'png' } : { type: 'image/jpeg', extension: 'jpg' }
}

export const thumbnailOf = async (path: string) =>
  (await openPhoto(path))
    .rotate()
    .resize(thumbnailSize, thumbnailSize, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer()

/** A perceptual hash (8 × 8 brightness differences): the same picture resized or recompressed keeps it. */
const fingerprintOf = async (path: string) => {
  const grey = await (await openPhoto(path)).rotate().greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  let bits = 0n
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column
      bits = (bits << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n)
    }
  return bits.toString(16).padStart(16, '0')
}
