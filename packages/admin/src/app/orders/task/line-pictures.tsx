import { Upload, X } from "lucide-react"
import { Button } from "../../kit/button.tsx"
import { OptionalMark } from "../../kit/field-input.tsx"
import { Thumbnail } from "../../kit/thumbnail.tsx"
import { useAction } from "../../kit/use-action.ts"
import { usePictureFiles } from "../../kit/use-picture-files.tsx"
import { t } from "../../messages/index.ts"

const words = t.orderTasks
const nothing: readonly string[] = []

interface LinePicturesProps {
  readonly urls: readonly string[]
  /** changes what there is then: an upload takes its time */
  readonly onChange: (change: (urls: readonly string[]) => readonly string[]) => void
  /** called when an upload begins and when it has ended */
  readonly onUploading: (isUploading: boolean) => void
}

/** Pictures of an item that a customer complains about. Files are chosen or dropped, and uploaded at once. */
export function LinePictures({ urls, onChange, onUploading }: LinePicturesProps) {
  const upload = useAction<File[]>(
    async (client, files) => {
      onUploading(true)
      try {
        const { uploads } = await client.admin.uploads.create(files)
        onChange((before) => [...before, ...uploads.map(({ url }) => url)])
      } finally {
        onUploading(false)
      }
    },
    { changes: nothing },
  )
  const { input, choose, dropTarget } = usePictureFiles(words.addImages, (files) => upload.mutate(files))
  return (
    <fieldset className="field" {...dropTarget}>
      <legend>
        {words.images}
        <OptionalMark />
      </legend>
      {urls.length > 0 && (
        <ul className="line-pictures">
          {urls.map((url, index) => (
            <li key={url}>
              <Thumbnail url={url} size={56} />
              <button
                type="button"
                className="icon-button small"
                aria-label={words.removeImage({ number: index + 1 })}
                onClick={() => onChange((before) => before.filter((each) => each !== url))}
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {input}
      <p>
        <Button icon={Upload} busy={upload.isPending} onClick={choose}>
          {words.addImages}
        </Button>
      </p>
      <p className="field-hint">{words.imagesHint}</p>
    </fieldset>
  )
}
