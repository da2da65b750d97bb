import { Dialog } from "radix-ui"
import { overlay, type OverlayProps } from "./overlay.tsx"

/** A picture of the page. */
interface Picture {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** A picture in full size over the page; a press anywhere closes it. */
export function PictureDialog(props: OverlayProps & { readonly picture: Picture }) {
  const { picture, onCloseAutoFocus, ...root } = props
  return (
    <Dialog.Root {...root}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="picture" aria-describedby={undefined} onCloseAutoFocus={onCloseAutoFocus}>
          <Dialog.Title className="visually-hidden">{picture.alt}</Dialog.Title>
          <Dialog.Close aria-label="Close the picture">
            <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const show = overlay<Picture>((picture, props) => <PictureDialog picture={picture} {...props} />)

/** Shows the picture of a link in full size. Without scripts, the link opens the file. */
export function open(link: HTMLElement): void {
  const shown = link.querySelector("img")
  if (!shown) return
  show({
    src: shown.currentSrc || shown.src,
    alt: shown.alt,
    width: shown.naturalWidth,
    height: shown.naturalHeight,
  })
}
