const width = 860
const height = 768
const step = 38.3
const count = 13
const lit = 8

/** Slats that close towards the bottom, with one of them lit: the grille of a unit that has just been switched on. */
const vanes = Array.from({ length: count }, (_, n) => {
  const open = (count - 1 - n) / (count - 1)
  const thickness = 1.2 + 27 * open ** 1.18
  return { y: 22 + n * step - thickness / 2, thickness, isLit: n === lit }
})

export const Vanes = () => (
  <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
    {vanes.map(({ y, thickness, isLit }) => (
      <rect key={y} x="0" y={y} width={width} height={thickness} fill={isLit ? '#74d8cd' : '#1b3f4a'} />
    ))}
  </svg>
)
