const cutText = (text: string, most: number) => {
  const signs = [...text]
  return signs.length > most ? `${signs.slice(0, most).join('')}...` : text
}

/** Truncates a text, counting characters as users see them: an emoji is one. */
export const cut = (text: string, most = 20) => cutText(text, most)

/** The same for descriptions, which have more room. */
export const cutDescription = (text: string, most = 50) => cutText(text, most)

/** What may stay in the field of an ID card number. */
export const keepIdCard = (typed: string) => typed.replaceAll(/[^A-Za-z0-9.]/g, '')

/** Escapes text for HTML. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
