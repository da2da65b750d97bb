import type { SettingConfig, SettingProps } from "@stheno/admin"
import { useState } from "react"

export const config: SettingConfig = {
  card: { label: "Waiting list", description: "Messages to people on the list" },
}

export default function WaitingSettings({ notify }: SettingProps) {
  const [text, setText] = useState("It is back.")
  return (
    <>
      <h1>Waiting list</h1>
      <label>
        What the mail says{" "}
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="button" onClick={() => notify.success("Looks good", text)}>
        Show
      </button>
    </>
  )
}
