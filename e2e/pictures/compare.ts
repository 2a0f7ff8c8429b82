import sharp from 'sharp'

/** Letters are drawn a little differently by every machine: at an eighth of the size only what moved, went or came is seen. */
const shrink = 8
/** Of 255, in any colour. */
const mostOff = 40
/** Of the picture's points. */
export const mostDifferent = 0.004

const pointsOf = async (picture: Buffer) => {
  const { width = 0, height = 0 } = await sharp(picture).metadata()
  const size = { width: Math.round(width / shrink), height: Math.round(height / shrink) }
  const data = await sharp(picture)
    .removeAlpha()
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  return { ...size, data }
}

/** Which part of two pictures differs, from 0 to 1, and a picture that shows where. */
export const compare = async (approved: Buffer, taken: Buffer) => {
  const [one, other] = [await pointsOf(approved), await pointsOf(taken)]
  if (one.width !== other.width || one.height !== other.height) return { different: 1 }
  const count = one.width * one.height
  const shown = Buffer.alloc(count * 3)
  let off = 0
  for (let point = 0; point < count; point++) {
    const at = point * 3
    const distances = [0, 1, 2].map((colour) => Math.abs((one.data[at + colour] ?? 0) - (other.data[at + colour] ?? 0)))
    const isOff = Math.max(...distances) > mostOff
    if (isOff) off += 1
    const pale = 200 + Math.round((other.data[at] ?? 0) / 5)
    shown.set(isOff ? [220, 0, 60] : [pale, pale, pale], at)
  }
  const { width, height } = one
  const where = await sharp(shown, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  return { different: off / count, where }
}
