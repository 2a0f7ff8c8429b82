/** A small grey picture: one byte a pixel. */
export type Grey = { width: number; height: number; pixels: Uint8ClampedArray }

const sharpEnough = 60
const tooBright = 250
const glaringShare = 0.12

/** How much neighbouring pixels differ from their middle: little means that no edge is sharp. */
export const sharpnessOf = ({ width, height, pixels }: Grey) => {
  const at = (x: number, y: number) => pixels[y * width + x] ?? 0
  let [sum, squares, count] = [0, 0, 0]
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const edge = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1)
      sum += edge
      squares += edge * edge
      count += 1
    }
  return count ? squares / count - (sum / count) ** 2 : 0
}

/** The share of the picture that is burnt out. */
export const glareOf = ({ pixels }: Grey) =>
  pixels.length ? pixels.reduce((n, pixel) => n + (pixel >= tooBright ? 1 : 0), 0) / pixels.length : 0

export type Doubt = 'blurred' | 'glaring'

/** A warning for the user who took the photo; never a refusal. */
export const doubtAbout = (grey: Grey): Doubt | undefined => {
  if (sharpnessOf(grey) < sharpEnough) return 'blurred'
  return glareOf(grey) > glaringShare ? 'glaring' : undefined
}
