import { createWord } from '@sejuk/contract/platform/languages'
import { sentenceModule } from '@sejuk/domain/platform/languages'
import { languageWords } from '@sejuk/words/platform/languages'
import { useId } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'

type Props = {
  modules?: readonly string[]
  /** What a page had no word for. */
  wanted?: { module: string; word_key: string; default_text: string }
  onClose: () => void
}

/** A word that no book has, or the translation of a sentence that nobody has translated. */
export const AddWord = ({ modules = [], wanted, onClose }: Props) => {
  const t = useWords(languageWords)
  const id = useId()
  const isSentence = (module: string) => module === sentenceModule
  return (
    <EndpointModal
      title={wanted ? t('translate') : t('add')}
      sub={wanted && isSentence(wanted.module) ? t('keyOfSentence') : t('addSub')}
      endpoint={createWord}
      initial={{
        module: wanted?.module ?? '',
        word_key: wanted && !isSentence(wanted.module) ? wanted.word_key : '',
        default_text: wanted?.default_text ?? '',
        local_text: '',
      }}
      labels={{
        module: t('module'),
        word_key: t('word_key'),
        default_text: t('default_text'),
        local_text: t('local_text'),
      }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          {!wanted && (
            <TextField
              label={t('module')}
              value={values.module}
              onChange={(module) => change({ module })}
              error={errorOf('module')}
              list={id}
              isRequired
              autoFocus
            />
          )}
          {!isSentence(values.module) && (
            <TextField
              label={t('word_key')}
              value={values.word_key}
              onChange={(word_key) => change({ word_key })}
              error={errorOf('word_key')}
              most={120}
              isRequired
            />
          )}
          <TextField
            label={t('default_text')}
            value={values.default_text}
            onChange={(default_text) => change({ default_text })}
            error={errorOf('default_text')}
            most={2000}
            isLong
            isRequired
          />
          <TextField
            label={t('local_text')}
            value={values.local_text}
            onChange={(local_text) => change({ local_text })}
            error={errorOf('local_text')}
            most={2000}
            isLong
            autoFocus={wanted !== undefined}
          />
          <datalist id={id}>
            {modules.map((module) => (
              <option key={module} value={module} />
            ))}
          </datalist>
        </>
      )}
    </EndpointModal>
  )
}
