import { shortly } from '@sejuk/domain/values/written-figures'
import sharp, { type OverlayOptions } from 'sharp'
import { fonts } from '../pdf/fonts.ts'

export type Drawn = {
  title: string
  names: readonly string[]
  bars: readonly { label: string; values: readonly number[] }[]
}

const size = { width: 900, height: 380 }
const edge = { left: 70, right: 20, top: 84, bottom: 44 }
const colours = ['#0a626b', '#9bbfc3'] as const
const ink = '#1f2d2f'

const topOf = (most: number) => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most))))
  return Math.max(1, Math.ceil((most / step) * 2) * (step / 2))
}

type Label = { text: string; x: number; y: number; points?: number; align?: 'left' | 'center' | 'right' }
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Written with the font that is shipped: a server may have none of its own. */
const written = async ({ text, x, y, points = 10, align = 'left' }: Label): Promise<OverlayOptions[]> => {
  if (!text.trim()) return []
  const font = { font: `Plus Jakarta Sans ${points}`, fontfile: fonts.Latin.normal, rgba: true, dpi: 96 }
  const { data, info } = await sharp({ text: { text: `<span foreground="${ink}">${escaped(text)}</span>`, ...font } })
    .png()
    .toBuffer({ resolveWithObject: true })
  const shift = align === 'left' ? 0 : align === 'center' ? info.width / 2 : info.width
  const left = Math.max(0, Math.min(size.width - info.width, Math.round(x - shift)))
  const top = Math.max(0, Math.min(size.height - info.height, Math.round(y - info.height / 2)))
  return info.width > size.width ? [] : [{ input: data, left, top }]
}

/** Bars for each label, one for each name, as a picture for a mail. */
export const drawBars = async ({ title, names, bars }: Drawn): Promise<Buffer> => {
  const top = topOf(Math.max(0, ...bars.flatMap(({ values }) => values)))
  const step = (size.width - edge.left - edge.right) / Math.max(1, bars.length)
  const width = (step * 0.72) / Math.max(1, names.length)
  const floor = size.height - edge.bottom
  const y = (n: number) => floor - (Math.max(0, n) / top) * (floor - edge.top)
  const lines = [0, 0.5, 1].map(
    (part) =>
      `<line x1="${edge.left}" x2="${size.width - edge.right}" y1="${y(top * part)}" y2="${y(top * part)}" stroke="#d5dfe0"/>`,
  )
  const drawn = bars.flatMap(({ values }, n) =>
    values.map((value, series) => {
      const x = edge.left + n * step + step * 0.14 + series * width
      const height = Math.max(0, floor - y(value))
      return `<rect x="${x}" y="${y(value)}" width="${Math.max(1, width - 2)}" height="${height}" fill="${colours[series % colours.length]}"/>`
    }),
  )
  const keys = names.map(
    (_, n) => `<rect x="${edge.left + n * 260}" y="46" width="14" height="14" fill="${colours[n % colours.length]}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#fff"/>${[...lines, ...drawn, ...keys].join('')}</svg>`
  const labels: Label[] = [
    { text: title, x: edge.left, y: 22, points: 13 },
    ...names.map((text, n) => ({ text: text.slice(0, 30), x: edge.left + n * 260 + 22, y: 53 })),
    ...[0, 0.5, 1].map((part) => ({
      text: shortly(top * part),
      x: edge.left - 8,
      y: y(top * part),
      align: 'right' as const,
    })),
    ...bars.map(({ label }, n) => ({
      ...{ text: label.slice(0, 10), x: edge.left + (n + 0.5) * step, y: floor + 18, points: 9 },
      align: 'center' as const,
    })),
  ]
  const overlays = await Promise.all(labels.map(written))
  return sharp(Buffer.from(svg)).composite(overlays.flat()).png({ palette: true }).toBuffer()
}
