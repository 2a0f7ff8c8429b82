/** `encodeURIComponent` leaves a few signs as they are that a header's long form does not allow. */
const escaped = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The Content-Disposition file name: UTF-8 form, with an ASCII fallback for old clients. */
export const savedAs = (name: string, manner: 'attachment' | 'inline' = 'attachment') =>
  `${manner}; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${escaped(name)}`
