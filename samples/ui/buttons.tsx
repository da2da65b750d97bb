import { Button, ButtonGroup, IconButton } from "@stheno/ui"
import { Download, Plus, RefreshCw } from "lucide-react"
import { useState } from "react"

export function Buttons() {
  const [isSaving, setSaving] = useState(false)
  const save = () => {
    setSaving(true)
    setTimeout(() => setSaving(false), 1500)
  }
  return (
    <ButtonGroup>
      <Button variant="primary" isLoading={isSaving} onClick={save}>
        Save
      </Button>
      <Button icon={Plus}>Add product</Button>
      <Button variant="quiet">Cancel</Button>
      <Button variant="danger">Delete</Button>
      <Button icon={Download} disabled>
        Download
      </Button>
      <IconButton label="Reload" icon={RefreshCw} isBordered />
    </ButtonGroup>
  )
}
