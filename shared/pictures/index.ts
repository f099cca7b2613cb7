// Pictures of pixels, drawn while an application is built.

export { jpegOf, pngOf } from './raster.ts';
export { sharePicture } from './share-picture.ts';
