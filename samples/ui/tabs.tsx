import { Alert, Progress, Steps, Tabs } from "@stheno/ui"
import { useState } from "react"

export function Parts() {
  const [current, setCurrent] = useState(1)
  return (
    <Tabs
      label="Import"
      tabs={[
        {
          id: "steps",
          label: "Steps",
          content: (
            <>
              <Steps
                label="Import"
                steps={["Choose a file", "Check", "Import"]}
                current={current}
                onSelect={setCurrent}
              />
              <Progress label="Rows checked" value={40} />
            </>
          ),
        },
        {
          id: "problems",
          label: "Problems",
          count: 1,
          content: (
            <Alert tone="warning" title="A row has no SKU">
              Row 12 is skipped.
            </Alert>
          ),
        },
      ]}
    />
  )
}
