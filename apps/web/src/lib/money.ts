/** Dots for thousands, a comma for decimals, in both languages: it is how the country writes numbers. */
const whole = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })

export const thousands = (n: number) => whole.format(n)
export const rupiah = (amount: number) => `${amount < 0 ? '−' : ''}Rp ${whole.format(Math.abs(amount))}`
