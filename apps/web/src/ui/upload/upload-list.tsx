import { everydayWords } from '@sejuk/words/everyday'
import { uploadWords } from '@sejuk/words/uploads'
import IconAlertCircle from '#icon/AlertCircle'
import IconCheck from '#icon/Check'
import IconFile from '#icon/File'
import IconX from '#icon/X'
import type { UploadItem } from '../../lib/files/uploads.ts'
import { sizeOf } from '../../lib/language/sizes.ts'
import { useSay, useWords } from '../../lib/language/words.ts'
import { IconButton } from '../actions/button.tsx'
import style from './upload-list.module.css'

type Props = { items: readonly UploadItem[]; onRemove: (key: string) => void }

const Mark = ({ state }: Pick<UploadItem, 'state'>) => {
  if (state === 'done') return <IconCheck size={18} aria-hidden="true" />
  return state === 'failed' ? (
    <IconAlertCircle size={18} aria-hidden="true" />
  ) : (
    <IconFile size={18} aria-hidden="true" />
  )
}

/** Each file with its progress or error. */
export const UploadList = ({ items, onRemove }: Props) => {
  const t = useWords(uploadWords)
  const everyday = useWords(everydayWords)
  const say = useSay()
  if (items.length === 0) return null
  return (
    <ul className={style.list}>
      {items.map((item) => (
        <li key={item.key} data-state={item.state}>
          <Mark state={item.state} />
          <div>
            <b>{item.name}</b>
            <small>{sizeOf(item.bytes)}</small>
            <p role={item.state === 'failed' ? 'alert' : 'status'}>
              {item.state === 'failed'
                ? say(item.problem ?? '')
                : item.state === 'sending'
                  ? t('sending', { percent: item.percent })
                  : t(item.state)}
              {item.isResumed && item.state === 'sending' && `, ${t('resumed')}`}
            </p>
            {(item.state === 'sending' || item.state === 'waiting') && (
              <progress max={100} value={item.percent} aria-label={t('progressOf', { name: item.name })} />
            )}
          </div>
          <IconButton
            label={
              item.state === 'done' || item.state === 'failed'
                ? everyday('dismiss')
                : t('cancelOf', { name: item.name })
            }
            onClick={() => onRemove(item.key)}
          >
            <IconX size={16} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
