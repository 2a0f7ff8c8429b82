/** Who decided and when, in the columns of every record of this area. */
export const decided = ({ usercode, username, at }: { usercode: string; username: string; at: string }) => ({
  ...{ decided_by: usercode, decided_name: username, decided_date: at },
})
