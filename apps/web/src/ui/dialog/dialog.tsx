import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { everydayWords } from '@sejuk/words/everyday'
import type { ReactNode } from 'react'
import IconX from '#icon/X'
import { useRestoreFocus } from '../../lib/browser/restore-focus.ts'
import { useWords } from '../../lib/language/words.ts'
import { IconButton } from '../actions/button.tsx'
import { withMantine } from '../overlays/with-mantine.tsx'
import style from './dialog.module.css'

type Props = {
  /** Without it there is no way out but through. */
  onClose?: () => void
  children: ReactNode
  /** A dialog has a title that is seen, or a label that is heard. */
  title?: ReactNode
  label?: string
  sub?: ReactNode
  footer?: ReactNode
  size?: number
  /** Near the top, where a list below it may grow. */
  isHigh?: boolean
}

/** Floats above the page: focus goes in, stays in, and comes back. */
export const Dialog = withMantine(({ onClose, children, title, label, sub, footer, size = 520, isHigh }: Props) => {
  const t = useWords(everydayWords)
  useRestoreFocus()
  return (
    <Modal.Root
      opened
      onClose={onClose ?? (() => {})}
      closeOnEscape={onClose !== undefined}
      closeOnClickOutside={onClose !== undefined}
      size={size}
      centered={!isHigh}
      yOffset={isHigh ? '10vh' : undefined}
      padding={0}
      classNames={{ content: style.content, inner: style.inner }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={label}>
        {title && (
          <div className={style.head}>
            <div>
              <Modal.Title className={style.title}>{title}</Modal.Title>
              {sub && <p>{sub}</p>}
            </div>
            {onClose && (
              <IconButton label={t('close')} onClick={onClose}>
                <IconX size={18} />
              </IconButton>
            )}
          </div>
        )}
        <div className={title ? style.body : undefined}>{children}</div>
        {footer && <div className={style.foot}>{footer}</div>}
      </Modal.Content>
    </Modal.Root>
  )
})
