import { inputWords } from '@sejuk/words/inputs'
import type { ComponentProps } from 'react'
import IconMicrophone from '#icon/Microphone'
import { useDictation } from '../../lib/browser/dictation.ts'
import { useWords } from '../../lib/language/words.ts'
import { IconButton } from '../actions/button.tsx'
import style from './spoken-field.module.css'
import { TextField } from './text-field.tsx'

/** A text that is typed, or spoken where the browser can write it down. What is heard is added to what stands there. */
export const SpokenField = (props: ComponentProps<typeof TextField>) => {
  const t = useWords(inputWords)
  const { label, value, onChange } = props
  const dictation = useDictation((text) => onChange([value.trim(), text].filter(Boolean).join(' ')))
  if (!dictation) return <TextField {...props} />
  return (
    <div className={style.spoken}>
      <TextField {...props} />
      <IconButton
        label={t(dictation.isListening ? 'stopSpeaking' : 'speak', { label })}
        aria-pressed={dictation.isListening}
        onClick={dictation.toggle}
      >
        <IconMicrophone size={20} />
      </IconButton>
    </div>
  )
}
