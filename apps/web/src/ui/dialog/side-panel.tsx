import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { everydayWords } from '@sejuk/words/everyday'
import { type ReactNode, useEffect, useId } from 'react'
import IconX from '#icon/X'
import { useRestoreFocus } from '../../lib/browser/restore-focus.ts'
import { useScreenWidth } from '../../lib/browser/screen.ts'
import { useWords } from '../../lib/language/words.ts'
import { IconButton } from '../actions/button.tsx'
import { withMantine } from '../overlays/with-mantine.tsx'
import style from './side-panel.module.css'

type Props = { title: string; sub?: ReactNode; onClose: () => void; children: ReactNode; footer: ReactNode }

const dockedFrom = 1200
const phoneBelow = 768

/** 350 px beside the record. From 1200 px it is docked and the record stays readable; below it floats; on a phone it is a sheet. */
export const SidePanel = withMantine((props: Props) => {
  const width = useScreenWidth()
  const isDocked = width >= dockedFrom
  useRestoreFocus()
  useEffect(() => {
    document.documentElement.dataset.sidePanel = isDocked ? 'docked' : 'floating'
    return () => {
      delete document.documentElement.dataset.sidePanel
    }
  }, [isDocked])
  return isDocked ? <Docked {...props} /> : <Floating {...props} isFull={width < phoneBelow} />
})

const Inside = ({ title, sub, onClose, children, footer }: Omit<Props, 'title'> & { title: ReactNode }) => {
  const t = useWords(everydayWords)
  return (
    <>
      <header className={style.head}>
        <div>
          {title}
          {sub && <p>{sub}</p>}
        </div>
        <IconButton label={t('close')} onClick={onClose}>
          <IconX size={18} />
        </IconButton>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <div className={style.body} tabIndex={0}>
        {children}
      </div>
      <footer className={style.foot}>{footer}</footer>
    </>
  )
}

const Docked = (props: Props) => {
  const id = useId()
  return (
    <aside
      className={style.docked}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') props.onClose()
      }}
    >
      <Inside {...props} title={<h2 id={id}>{props.title}</h2>} />
    </aside>
  )
}

const Floating = ({ isFull, ...props }: Props & { isFull: boolean }) => {
  return (
    <Drawer.Root
      opened
      onClose={props.onClose}
      position="right"
      size={isFull ? '100%' : 'var(--side-panel)'}
      padding={0}
      // Only the sheet: the class of the content itself would reach the frame around it too.
      classNames={{ content: style.floating }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <Inside {...props} title={<Drawer.Title className={style.title}>{props.title}</Drawer.Title>} />
      </Drawer.Content>
    </Drawer.Root>
  )
}
