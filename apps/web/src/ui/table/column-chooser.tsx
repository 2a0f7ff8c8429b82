import { everydayWords } from '@sejuk/words/everyday'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import style from './column-chooser.module.css'

type Props = {
  columns: readonly { key: string; title: string }[]
  hidden: ReadonlySet<string>
  onChange: (hidden: ReadonlySet<string>) => void
  onClose: () => void
}

/** Column visibility. The first column identifies the row and stays. */
export const ColumnChooser = ({ columns, hidden, onChange, onClose }: Props) => {
  const t = useWords(everydayWords)
  const turn = (key: string) =>
    onChange(hidden.has(key) ? new Set([...hidden].filter((one) => one !== key)) : new Set([...hidden, key]))
  return (
    <Dialog
      title={t('columns')}
      onClose={onClose}
      size={360}
      footer={
        <>
          <Button onClick={() => onChange(new Set())}>{t('showAll')}</Button>
          <Button kind="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <ul className={style.columns}>
        {columns.map(({ key, title }, n) => (
          <li key={key}>
            <label>
              <input type="checkbox" checked={!hidden.has(key)} disabled={n === 0} onChange={() => turn(key)} />
              {title}
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
