import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useDates } from '../../../../lib/language/dates.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { ChangeLines, type Fields, type Names } from '../change-lines.tsx'
import style from './merge-dialog.module.css'

type Props = {
  who: string | null
  when: string | null
  theirs: Fields
  mine: Fields
  names: Names
  onKeepBoth: () => void
  onTakeTheirs: () => void
}

/** Somebody saved first. Lists are not chosen field by field: what each of us changed is kept. */
export const MergeDialog = ({ who, when, theirs, mine, names, onKeepBoth, onTakeTheirs }: Props) => {
  const t = useWords(rolePageWords)
  const dates = useDates()
  return (
    <Dialog
      title={t('everyoneSaved')}
      sub={`${who ?? '-'}, ${dates.visit(when)}`}
      size={680}
      footer={
        <>
          <Button onClick={onTakeTheirs}>{t('takeTheirs')}</Button>
          <Button kind="primary" onClick={onKeepBoth}>
            {t('keepBoth')}
          </Button>
        </>
      }
    >
      <p>{t('mergeText')}</p>
      <div className={style.sides}>
        <section>
          <h3>{t('theirs', { who: who?.split(' ')[0] ?? '-' })}</h3>
          <ChangeLines fields={theirs} names={names} />
        </section>
        <section>
          <h3>{t('mine')}</h3>
          <ChangeLines fields={mine} names={names} />
        </section>
      </div>
    </Dialog>
  )
}
