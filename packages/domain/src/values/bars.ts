/** A dot of a usual label printer, 203 to the inch, in millimetres. */
export const printerDot = 25.4 / 203

/** As wide as whole dots for each module allow within so many millimetres: half dots make bars of unequal width. */
export const widthInWholeDots = (modules: number, most: number) => {
  const dots = Math.floor(most / (modules * printerDot) + 1e-9)
  return dots < 1 ? most : dots * modules * printerDot
}
