// Pictures of pixels, drawn while an application is built.

export { encodePhotograph, type Photograph, sizeOfPhotograph } from './photograph.ts';
export { jpegOf, pngOf } from './raster.ts';
export { sharePicture } from './share-picture.ts';
