// Pictures of pixels, drawn while an application is built.

export { jpegOf, pngOf } from './raster.ts';
export { type ShareContent, sharePicture, shareSize } from './share-picture.ts';
