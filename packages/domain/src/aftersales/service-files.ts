import {
  type AttachmentAction,
  type AttachmentPermission,
  filePermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'

/** Where the photos of a ticket hang, and what they show, as the photo list has it. */
export const ticketPhotoModule = 'aftersales_ticket'
export const ticketPhotos = ['unit', 'serial_number', 'proof_of_purchase'] as const
export type TicketPhoto = (typeof ticketPhotos)[number]

export const technicianPhotoModule = 'technician'
export const technicianPhoto = 'face'

/** Contracts hang on the centre they were made with. */
export const centreFileModule = 'service_centre'

export const ticketPhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  ticketPhotos.flatMap((photo) => actions.map((action) => photoPermission(ticketPhotoModule, photo, action)))

export const technicianPhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.map((action) => photoPermission(technicianPhotoModule, technicianPhoto, action))

export const centreFileRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.map((action) => filePermission(centreFileModule, action))
