import { contentFits, contentObjection, fileObjection, type Picker } from '@sejuk/domain/files'
import { toast } from '../browser/toasts.ts'
import { say } from '../language/words.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** A photo resized for upload, any other file unchanged; or the reason why it is refused. */
export const validateFile = async (picked: File, picker: Picker): Promise<{ file: File; objection?: string }> => {
  const file = picker.kind === 'photo' && picked.size > 0 ? (await shrinkPhoto(picked)).file : picked
  const objection = fileObjection(file, picker)
  if (objection) return { file, objection }
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  return { file, objection: contentFits(file.name, head) ? undefined : contentObjection }
}

/** The picked files that are accepted, photos resized; refused ones are reported. */
export const readyFiles = async (picked: readonly File[], kind: Picker['kind']) => {
  const ready: File[] = []
  for (const one of picked) {
    const { file, objection } = await validateFile(one, { kind })
    if (objection) toast('error', say(objection))
    else ready.push(file)
  }
  return ready
}
export const readyPhotos = (picked: readonly File[]) => readyFiles(picked, 'photo')
