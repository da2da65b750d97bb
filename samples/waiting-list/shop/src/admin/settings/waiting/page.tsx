import type { SettingConfig, SettingProps } from "@stheno/admin"
import { Button, Card, PageHeader } from "@stheno/ui"
import { useState } from "react"

export const config: SettingConfig = {
  card: { label: "Waiting list", description: "Messages to people on the list" },
}

export default function WaitingSettings({ notify }: SettingProps) {
  const [text, setText] = useState("It is back.")
  return (
    <>
      <PageHeader
        title="Waiting list"
        back={{ to: "/a/settings", label: "Settings" }}
      />
      <Card
        title="Message"
        actions={
          <Button onClick={() => notify.success("Looks good", text)}>Show</Button>
        }
      >
        <label>
          Text of the email
          <input
            className="ui-input"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      </Card>
    </>
  )
}
