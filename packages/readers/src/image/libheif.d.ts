/** The part of libheif's bindings for JavaScript that is used; the package describes another of its files only. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface Context {
    readonly context: unique symbol
  }
  interface Handle {
    readonly handle: unique symbol
  }
  interface Failure {
    readonly code: { readonly value: number }
    readonly subcode: { readonly value: number }
  }
  interface Decoded {
    readonly image: object
    readonly width: number
    readonly height: number
    /** Of interleaved pixels the only one; its bytes lie in memory that the next call may move. */
    readonly channels: readonly {
      readonly stride: number
      readonly data: Uint8Array
      readonly bits_per_pixel: number
    }[]
  }
  interface Library {
    readonly heif_colorspace: { readonly heif_colorspace_RGB: object }
    readonly heif_chroma: { readonly heif_chroma_interleaved_RGB: object }
    heif_context_alloc(): Context
    heif_context_free(context: Context): void
    heif_context_read_from_memory(context: Context, bytes: Uint8Array): Failure
    heif_js_context_get_primary_image_handle(context: Context): Handle | Failure
    heif_image_handle_get_width(handle: Handle): number
    heif_image_handle_get_height(handle: Handle): number
    heif_image_handle_release(handle: Handle): void
    heif_js_decode_image2(handle: Handle, colorspace: object, chroma: object): Decoded | Failure
    heif_image_release(image: object): void
  }
  export default function load(): Promise<Library>
}
