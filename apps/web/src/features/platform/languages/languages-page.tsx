import * as contract from '@sejuk/contract/platform/languages'
import { everydayWords } from '@sejuk/words/everyday'
import { languageWords } from '@sejuk/words/platform/languages'
import { useState } from 'react'
import IconArrowBackUp from '#icon/ArrowBackUp'
import IconFileCode from '#icon/FileCode'
import IconPencil from '#icon/Pencil'
import IconPlus from '#icon/Plus'
import IconTrash from '#icon/Trash'
import { useList } from '../../../lib/api/list.ts'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useAgo } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { WordTexts } from './word-texts.tsx'

const AddWord = lazyPart(() => import('./add-word.tsx').then((add) => add.AddWord))
const WordFiles = lazyPart(() => import('./word-files.tsx').then((files) => files.WordFiles))

type Word = contract.Word
const nameOf = ({ module, word_key }: Word) => `${module}/${word_key}`

/** Every word of every screen, in both languages side by side. */
export const LanguagesPage = () => {
  const t = useWords(languageWords)
  const everyday = useWords(everydayWords)
  const ago = useAgo()
  const list = useList(contract.listWords)
  const { data: generated } = useCall(contract.listGenerated, {})
  const mayCreate = useGate(contract.createWord)
  const mayEdit = useGate(contract.updateWord)
  const mayDelete = useGate(contract.deleteWord)
  const remove = useSend(contract.deleteWord)
  const [editing, setEditing] = useState<string>()
  const [open, setOpen] = useState<'add' | 'files'>()
  const close = () => setOpen(undefined)

  const modules = generated?.data.modules.map(({ module }) => ({ value: module, label: module })) ?? []
  const takeBack = async ({ module, word_key, book_default }: Word) => {
    const title = t(book_default === null ? 'sureToRemove' : 'sureToReset')
    if (await confirm({ title, isDangerous: true })) remove.mutate({ module, word_key })
  }
  const textsOf = (word: Word) => (
    <WordTexts
      key={nameOf(word)}
      word={word}
      isEditing={editing === nameOf(word)}
      onEdit={mayEdit.enabled ? () => setEditing(nameOf(word)) : undefined}
      onClose={() => setEditing(undefined)}
    />
  )
  const changedOf = ({ is_changed, updated_user_name, updated_date }: Word) =>
    is_changed && updated_user_name ? t('updatedBy', { who: updated_user_name, when: ago(updated_date) }) : undefined

  return (
    <>
      <ListPage
        title={t('title')}
        above={<LanguageTabs />}
        list={list}
        filters={[
          { field: 'module', label: t('module'), kind: 'choice', options: modules },
          { field: 'text', label: t('text'), kind: 'text' },
          {
            field: 'missing_local',
            label: t('missing_local'),
            kind: 'choice',
            options: [{ value: 'true', label: t('isMissing') }],
          },
          {
            field: 'is_changed',
            label: t('is_changed'),
            kind: 'choice',
            options: [
              { value: 'true', label: t('changed') },
              { value: 'false', label: t('asInBook') },
            ],
          },
          { field: 'changed_since', label: t('changed_since'), kind: 'day' },
        ]}
        actions={[
          {
            key: 'generate',
            label: t('generate'),
            icon: <IconFileCode size={16} />,
            onPress: () => setOpen('files'),
          },
          {
            key: 'add',
            label: t('add'),
            icon: <IconPlus size={16} />,
            gate: mayCreate,
            isPrimary: true,
            onPress: () => setOpen('add'),
          },
        ]}
        keyOf={nameOf}
        nameOf={nameOf}
        menu={(word) => [
          {
            key: 'edit',
            label: everyday('edit'),
            icon: <IconPencil size={18} />,
            gate: mayEdit,
            onPress: () => setEditing(nameOf(word)),
          },
          ...(word.is_changed
            ? [
                {
                  key: 'back',
                  label: word.book_default === null ? everyday('delete') : t('reset'),
                  icon: word.book_default === null ? <IconTrash size={18} /> : <IconArrowBackUp size={18} />,
                  gate: mayDelete,
                  isDangerous: true,
                  onPress: () => void takeBack(word),
                },
              ]
            : []),
        ]}
        columns={[
          { key: 'module', title: t('module'), sort: 'module', show: ({ module }) => module },
          { key: 'key', title: t('word_key'), sort: 'word_key', wraps: true, show: ({ word_key }) => word_key },
          {
            key: 'texts',
            title: `${t('default_text')} · ${t('local_text')}`,
            sort: 'default_text',
            wraps: true,
            show: textsOf,
          },
          { key: 'updated', title: t('updated'), sort: 'updated_date', show: (word) => changedOf(word) ?? '-' },
        ]}
        card={(word) => ({ code: word.module, name: word.word_key, text: textsOf(word), left: changedOf(word) })}
      />
      {open === 'add' && <AddWord modules={modules.map(({ value }) => value)} onClose={close} />}
      {open === 'files' && <WordFiles onClose={close} />}
    </>
  )
}
