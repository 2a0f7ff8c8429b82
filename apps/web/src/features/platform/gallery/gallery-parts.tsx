import { plain } from '@sejuk/domain/messages'
import { money } from '@sejuk/domain/values/money'
import { useState } from 'react'
import IconPencil from '#icon/Pencil'
import { confirm } from '../../../lib/browser/confirm.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { Button, type ButtonKind } from '../../../ui/actions/button.tsx'
import { CopyButton } from '../../../ui/actions/copy-button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { TruncatedText } from '../../../ui/layout/truncated-text.tsx'
import { EmptyState, FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { Pager } from '../../../ui/list/pager.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import type { Shown } from '../../../ui/preview/preview-view.ts'
import { Facts } from '../../../ui/record/facts.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import { Uploader } from '../../../ui/upload/uploader.tsx'
import style from './gallery.module.css'
import { Part } from './gallery-part.tsx'

const PhotoPreview = lazyPart(() =>
  import('../../../ui/preview/photo-preview.tsx').then((preview) => preview.PhotoPreview),
)

const kinds: ButtonKind[] = ['primary', 'plain', 'quiet', 'danger', 'danger-outline']
const tones: Tone[] = ['waiting', 'active', 'attention', 'good', 'bad', 'neutral']
const shut = { enabled: false, because: plain('Needs status Finished') } as const

const drawn = (colour: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="50%" cy="50%" r="80" fill="#fff"/><rect x="48%" y="10%" width="4%" height="30%" fill="#fff"/></svg>`,
  )}`
const shown: Shown[] = [
  { name: 'Wide.svg', url: drawn('#0b6b74', 1200, 700) },
  { name: 'Tall.svg', url: drawn('#744300', 500, 1100), whyNoDownload: 'No Permission' },
  { name: 'Missing.jpg', url: '/missing.jpg' },
  { name: 'Door.mp4', url: '/missing.mp4', kind: 'video' },
  { name: 'Plan.dwg', url: '/plan.dwg', kind: 'file' },
]

export const GalleryParts = () => {
  const [open, setOpen] = useState<'dialog' | 'panel' | number>()
  const [tab, setTab] = useState('new')
  const [page, setPage] = useState(3)
  const close = () => setOpen(undefined)
  const edit = { key: 'edit', label: 'Edit', icon: <IconPencil size={16} />, onPress: () => toast('saved', 'Pressed') }
  return (
    <>
      <Part name="Button, ActionButton">
        <div className={style.row}>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind}>
              {kind}
            </Button>
          ))}
          <Button isBusy>busy</Button>
        </div>
        <div className={style.row}>
          <ActionButton action={edit} />
          <ActionButton action={{ ...edit, gate: shut }} />
        </div>
      </Part>
      <Part name="StatusChip, StatusTabs">
        <div className={style.row}>
          {tones.map((tone) => (
            <StatusChip key={tone} tone={tone}>
              {tone}
            </StatusChip>
          ))}
        </div>
        <StatusTabs
          label="Tabs"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'new', label: 'New', count: 12 },
            { value: 'done', label: 'Done', count: 0 },
          ]}
        />
      </Part>
      <Part name="CopyButton, TruncatedText, Facts">
        <CopyButton text="DO-2611-00731" />
        <p>
          <TruncatedText text="Toko Sejahtera Elektronik Jaya Abadi" />
        </p>
        <Facts isFramed facts={[['Total', money(1_785_000)]]} />
      </Part>
      <Part name="Overlays">
        <div className={style.row}>
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('panel')}>SidePanel</Button>
          <Button onClick={() => void confirm({ title: 'Are you sure to delete?', isDangerous: true })}>confirm</Button>
          <Button onClick={() => toast('saved', 'Data saved successfully')}>saved</Button>
          <Button onClick={() => toast('error', 'Unexpected error')}>error</Button>
        </div>
      </Part>
      <Part name="PhotoPreview, Uploader">
        <div className={style.row}>
          {shown.map(({ name }, n) => (
            <Button key={name} onClick={() => setOpen(n)}>
              {name}
            </Button>
          ))}
        </div>
        <Uploader label="Photos" module_name="Customer" module_code="C-1" alias="shop_front" kind="photo" />
        <Uploader label="PDF only" module_name="Customer" module_code="C-1" alias="paper" kind="file" types={['PDF']} />
      </Part>
      <Part name="EmptyList, FailedList, ShutList">
        <EmptyState because={<b>Branch: Bekasi</b>} onReset={() => {}} />
        <FailedState error={new Error('No connection to the server')} onRetry={() => {}} />
        <ForbiddenState reason="No Permission" />
      </Part>
      <Part name="Pager">
        <div className={style.wide}>
          <Pager current={page} pages={12} total={231} isCapped={false} onGo={setPage} onCountExactly={() => {}} />
          <Pager current={page} pages={500} total={10_000} isCapped onGo={setPage} onCountExactly={() => {}} />
        </div>
      </Part>
      {open === 'dialog' && (
        <Dialog title="Dialog" onClose={close} footer={<Button onClick={close}>Close</Button>}>
          <p>Focus goes in, stays in, and comes back.</p>
        </Dialog>
      )}
      {open === 'panel' && (
        <SidePanel title="Side panel" onClose={close} footer={<Button onClick={close}>Close</Button>}>
          <p>350 px beside the record.</p>
        </SidePanel>
      )}
      {typeof open === 'number' && (
        <PhotoPreview photos={shown} start={open} watermark="Rina Kartika · 16 Nov 2026 09:30" onClose={close} />
      )}
    </>
  )
}
