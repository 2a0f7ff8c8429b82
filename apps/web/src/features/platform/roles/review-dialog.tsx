import { everydayWords } from '@sejuk/words/everyday'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useId } from 'react'
import { errorText } from '../../../lib/language/error-text.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ChangeLines, type Fields, type Names } from './change-lines.tsx'
import style from './review-dialog.module.css'

type Props = {
  /** What would change; undefined while the server is asked. */
  fields?: Fields
  people?: number
  names: Names
  error?: Error | null
  note: string
  noteError?: string
  onNote: (note: string) => void
  isBusy: boolean
  onSave: () => void
  onClose: () => void
}

/** Before anything is saved: what changes, for how many, and why. */
export const ReviewDialog = (props: Props) => {
  const { fields, people, names, error, note, noteError, onNote, isBusy, onSave, onClose } = props
  const t = useWords(rolePageWords)
  const everyday = useWords(everydayWords)
  const id = useId()
  const isEmpty = fields && Object.keys(fields).length === 0
  return (
    <Dialog
      title={t('reviewTitle')}
      sub={people === undefined ? undefined : t('affects', { n: thousands(people) })}
      size={620}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{everyday('cancel')}</Button>
          <Button type="submit" form={id} kind="primary" isBusy={isBusy} disabled={!fields || isEmpty}>
            {everyday(isBusy ? 'saving' : 'save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={style.review}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        {error && <p role="alert">{errorText(error)}</p>}
        {!fields && !error && <p role="status">{everyday('loading')}</p>}
        {isEmpty && <p>{t('nothingChanged')}</p>}
        {fields && !isEmpty && (
          <div className={style.lines}>
            <ChangeLines fields={fields} names={names} />
          </div>
        )}
        <TextField
          label={t('note')}
          hint={t('noteHint')}
          value={note}
          onChange={onNote}
          error={noteError}
          most={500}
          isLong
          isRequired
          autoFocus
        />
      </form>
    </Dialog>
  )
}
