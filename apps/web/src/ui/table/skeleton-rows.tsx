import style from './data-table.module.css'

const lengths = [72, 96, 58, 84, 66, 90, 78, 62]
const rows = 8

/** Placeholder rows in the real columns, shown after a short delay so that quick loads do not flicker. */
export const SkeletonRows = ({ columns }: { columns: number }) =>
  Array.from({ length: rows }, (_, row) => (
    <tr key={row} className={style.skeleton}>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <i style={{ width: `${lengths[(row * 3 + column) % lengths.length]}%` }} />
        </td>
      ))}
    </tr>
  ))
