type Line = { item_code: string; item_name: string; serial_numbers: readonly string[] }

/** The item of a line; its serial numbers open below it. */
export const LineItem = ({ line, serials }: { line: Line; serials: string }) => (
  <>
    <b>{line.item_code}</b> {line.item_name}
    {line.serial_numbers.length > 0 && (
      <details>
        <summary>{serials}</summary>
        {line.serial_numbers.join(', ')}
      </details>
    )}
  </>
)
