const segments = { start: 0xffd8, exif: 0xffe1, scan: 0xffda }
const exifName = 'Exif\0\0'
const orientation = 0x0112

/** Place and time of a photo are in one JPEG segment; undefined where there is none. */
const exifIn = (bytes: Uint8Array<ArrayBuffer>) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== segments.start) return undefined
  for (let at = 2; at + 4 <= bytes.length; ) {
    const [marker, length] = [view.getUint16(at), view.getUint16(at + 2)]
    if (marker < 0xff00 || marker === segments.scan) return undefined
    const segment = bytes.slice(at, at + 2 + length)
    if (marker === segments.exif && String.fromCharCode(...segment.subarray(4, 10)) === exifName) return segment
    at += 2 + length
  }
  return undefined
}

/** The picture was already rotated when drawn: the orientation is reset to normal. */
const upright = (segment: Uint8Array<ArrayBuffer>) => {
  const view = new DataView(segment.buffer, 4 + exifName.length)
  const isLittle = view.getUint16(0) === 0x4949
  const first = view.getUint32(4, isLittle)
  const count = view.getUint16(first, isLittle)
  for (let n = 0; n < count; n++) {
    const entry = first + 2 + n * 12
    if (view.getUint16(entry, isLittle) === orientation) view.setUint16(entry + 8, 1, isLittle)
  }
  return segment
}

/** Far enough into a file to hold the whole segment, which is never longer than 64 KB. */
const reach = 256_000

/** Redrawing a photo loses its EXIF: it is copied over, so that the server can store place and time as data. */
export const carryExif = async (from: Blob, to: Blob): Promise<Blob> => {
  try {
    const segment = exifIn(new Uint8Array(await from.slice(0, reach).arrayBuffer()))
    if (!segment) return to
    return new Blob([to.slice(0, 2), upright(segment), to.slice(2)], { type: to.type })
  } catch (error) {
    // A camera may write nonsense there; the photo itself is what was wanted.
    if (error instanceof RangeError) return to
    throw error
  }
}
