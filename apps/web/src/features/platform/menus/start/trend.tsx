type Props = { series: readonly number[]; target: number | null }

const [width, height, edge] = [72, 26, 3]

/** The way a figure went, the last period with a dot, the target as a dashed line. The numbers themselves stand beside it. */
export const Trend = ({ series, target }: Props) => {
  const all = target === null ? series : [...series, target]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const x = (n: number) => edge + (n * (width - 2 * edge)) / (series.length - 1)
  const y = (value: number) =>
    height - edge - (most === least ? 0.5 : (value - least) / (most - least)) * (height - 2 * edge)
  const points = series.map((value, n) => `${x(n).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
  const last = series.at(-1) ?? 0
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {target !== null && (
        <line x1={edge} x2={width - edge} y1={y(target)} y2={y(target)} stroke="var(--edge)" strokeDasharray="3 3" />
      )}
      <polyline points={points} fill="none" stroke="var(--primary)" strokeWidth="1.5" strokeLinejoin="round" />
      <circle cx={x(series.length - 1)} cy={y(last)} r="2.5" fill="var(--primary)" />
    </svg>
  )
}
