import { useState } from 'react';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';

/** What the page shows once the library works. */
export const shows = '2 cards';

export default function Sample() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Swiper onInit={({ slides }) => setCount(slides.length)}>
        <SwiperSlide>Charizard</SwiperSlide>
        <SwiperSlide>Blastoise</SwiperSlide>
      </Swiper>
      <output>{count} cards</output>
    </>
  );
}
