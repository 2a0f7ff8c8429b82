import { updateWord, type Word } from '@sejuk/contract/platform/languages'
import { placeholdersOf } from '@sejuk/domain/platform/languages'
import { everydayWords } from '@sejuk/words/everyday'
import { languageWords } from '@sejuk/words/platform/languages'
import { useState } from 'react'
import { useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConflictDialog } from '../../../ui/form/conflict-dialog.tsx'
import style from './word-texts.module.css'

type Props = { word: Word; isEditing: boolean; onEdit?: () => void; onClose: () => void }

/** Both languages of a word, side by side; pressed, they can be changed in place. */
export const WordTexts = ({ word, isEditing, onEdit, onClose }: Props) => {
  const t = useWords(languageWords)
  if (isEditing) return <Editor word={word} onClose={onClose} />
  const sides = [
    { lang: 'en', text: word.default_text, book: word.book_default },
    { lang: 'id', text: word.local_text, book: word.book_local },
  ]
  const shown = sides.map(({ lang, text, book }) => (
    <span key={lang} lang={lang} className={style.text} data-changed={(book !== null && text !== book) || undefined}>
      {text || <em>{t('isMissing')}</em>}
    </span>
  ))
  if (!onEdit) return <div className={style.pair}>{shown}</div>
  return (
    <button type="button" className={style.pair} title={t('edit')} onClick={onEdit}>
      {shown}
    </button>
  )
}

/** Keeps the word as it was when the editing began: what others save meanwhile is a clash, not a new beginning. */
const Editor = ({ word: current, onClose }: { word: Word; onClose: () => void }) => {
  const [word] = useState(current)
  const t = useWords(languageWords)
  const everyday = useWords(everydayWords)
  const { module, word_key, row_version, default_text, local_text, book_default, book_local } = word
  const initial = { default_text, local_text }
  const form = useEndpointForm({
    endpoint: updateWord,
    initial,
    fixed: { module, word_key, row_version },
    draft: `word/${module}/${word_key}`,
    onDone: onClose,
  })
  const leave = async () => {
    if (await form.mayLeave()) onClose()
  }
  const labels = { default_text: t('default_text'), local_text: t('local_text') }
  const blanks = placeholdersOf(book_default ?? default_text)
  return (
    <form
      className={style.form}
      noValidate
      aria-label={t('edit')}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') void leave()
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit()
      }}
    >
      <div className={style.fields}>
        <TextField
          label={labels.default_text}
          value={form.values.default_text}
          onChange={(text) => form.change({ default_text: text })}
          error={form.errorOf('default_text')}
          most={2000}
          isLong
          isRequired
          autoFocus
        />
        <TextField
          label={labels.local_text}
          value={form.values.local_text}
          onChange={(text) => form.change({ local_text: text })}
          error={form.errorOf('local_text')}
          most={2000}
          isLong
        />
      </div>
      {blanks.length > 0 && (
        <p className={style.hint}>{t('placeholders', { names: blanks.map((name) => `{${name}}`).join(', ') })}</p>
      )}
      {book_default !== null && word.is_changed && (
        <p className={style.hint}>
          {t('inBook')}: <span lang="en">{book_default}</span> · <span lang="id">{book_local}</span>
        </p>
      )}
      <div className={style.answers}>
        <Button size="small" onClick={leave}>
          {everyday('cancel')}
        </Button>
        <Button size="small" type="submit" kind="primary" isBusy={form.isBusy}>
          {everyday(form.isBusy ? 'saving' : 'save')}
        </Button>
      </div>
      <ConflictDialog form={form} base={initial} labels={labels} version={row_version} />
    </form>
  )
}
