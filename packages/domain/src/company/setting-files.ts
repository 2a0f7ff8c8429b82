import { type AttachmentAction, type AttachmentPermission, filePermission } from '../platform/attachment-permissions.ts'

export const settingFileModule = 'Setting_Change'
export const settingFile = 'setting_change_file'

/** The memo or the letter of the bank that a change of a setting rests on. */
export const settingFileRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.map((action) => filePermission(settingFileModule, action))
