/** What part of a picture is seen: the picture's point at the stage's corner, and screen pixels for one of its own. */
export type View = { x: number; y: number; scale: number }
export type Size = { width: number; height: number }
export type Point = readonly [x: number, y: number]

const margin = 24
const largest = 8

/** The whole picture, in the middle. */
export const fitted = (stage: Size, picture: Size): View => {
  const room = (length: number) => Math.max(1, length - 2 * margin)
  const scale = Math.min(room(stage.width) / (picture.width || 1), room(stage.height) / (picture.height || 1))
  return {
    x: (picture.width - stage.width / scale) / 2,
    y: (picture.height - stage.height / scale) / 2,
    scale,
  }
}

/** The point under the pointer stays under it. */
export const zoomedAt = (view: View, factor: number, [sx, sy]: Point, least: number): View => {
  const scale = Math.min(largest, Math.max(least, view.scale * factor))
  return { x: view.x + sx / view.scale - sx / scale, y: view.y + sy / view.scale - sy / scale, scale }
}

export const panned = (view: View, [dx, dy]: Point): View => ({
  ...view,
  x: view.x - dx / view.scale,
  y: view.y - dy / view.scale,
})

/** A share of the picture, as its place on the stage. */
export const onStage = (view: View, picture: Size, [x, y]: Point): Point => [
  (x * picture.width - view.x) * view.scale,
  (y * picture.height - view.y) * view.scale,
]

/** A place on the stage, as a share of the picture. */
export const onPicture = (view: View, picture: Size, [sx, sy]: Point): Point => [
  (sx / view.scale + view.x) / (picture.width || 1),
  (sy / view.scale + view.y) / (picture.height || 1),
]

/** The place in the middle, at the same size or a little larger. */
export const centredOn = (view: View, stage: Size, picture: Size, [x, y]: Point): View => ({
  ...view,
  x: x * picture.width - stage.width / view.scale / 2,
  y: y * picture.height - stage.height / view.scale / 2,
})
