import type Pad from 'signature_pad'
import type { PointGroup } from 'signature_pad'

/** Strokes as they would be on a pad so much wider: a phone that is turned loses none. */
export const widened = (strokes: readonly PointGroup[], by: number): PointGroup[] =>
  strokes.map((stroke) => ({
    ...stroke,
    minWidth: stroke.minWidth * by,
    maxWidth: stroke.maxWidth * by,
    dotSize: stroke.dotSize * by,
    points: stroke.points.map((point) => ({ ...point, x: point.x * by, y: point.y * by })),
  }))

export type Drawing = { pad: Pad; make: (canvas: HTMLCanvasElement) => Pad; width: number }

/** The canvas has the pixels of its screen, and the strokes follow its width. */
export const fit = (canvas: HTMLCanvasElement, drawing: Drawing) => {
  const { offsetWidth: width, offsetHeight: height } = canvas
  if (!width || (width === drawing.width && canvas.width > 0)) return
  const strokes = widened(drawing.pad.toData(), drawing.width ? width / drawing.width : 1)
  const density = Math.max(1, window.devicePixelRatio)
  Object.assign(canvas, { width: width * density, height: height * density })
  canvas.getContext('2d')?.scale(density, density)
  drawing.width = width
  drawing.pad.fromData(strokes)
}
