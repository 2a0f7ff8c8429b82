import type { Attachment } from '@sejuk/contract/platform/attachments'
import { filePermission, photoPermission } from '@sejuk/domain/platform/attachment-permissions'
import { permissionGate } from '@sejuk/domain/workflow'
import { photoWords } from '@sejuk/words/photos'
import { useNow } from '../../lib/browser/clock.ts'
import { useDates } from '../../lib/language/dates.ts'
import { useSay, useWords } from '../../lib/language/words.ts'
import { useViewer } from '../../lib/session/viewer.ts'
import type { Shown } from '../../ui/preview/preview-view.ts'

const kindOf = ({ kind, content_type }: Attachment) =>
  kind === 'file' && content_type === 'application/pdf' ? 'pdf' : kind

/** Attachments for the preview: with uploader and date, downloadable with the permission. */
export const useShownAttachments = () => {
  const t = useWords(photoWords)
  const say = useSay()
  const dates = useDates()
  const { permission } = useViewer()
  return (attachments: readonly Attachment[]): Shown[] =>
    attachments.map((one, n) => {
      const { module_name, alias, kind } = one
      const needs =
        kind === 'file' ? filePermission(module_name, 'Download') : photoPermission(module_name, alias, 'Download')
      const gate = permissionGate(permission, needs)
      return {
        name: one.original_file_name,
        url: one.photo_path ?? one.video_path ?? one.file_path ?? '',
        kind: kindOf(one),
        thumbnail: one.thumbnail_path,
        sub: t('uploadedBy', {
          n: n + 1,
          all: attachments.length,
          time: dates.dateTime(one.created_date),
          who: one.created_by_name,
        }),
        whyNoDownload: gate.enabled ? undefined : say(gate.because),
      }
    })
}

/** Who looks, and when. */
export const useWatermark = () => {
  const dates = useDates()
  return `${useViewer().username} · ${dates.visit(useNow())}`
}
