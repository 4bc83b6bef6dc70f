import { siteSettings } from '#client/lib/site-data.ts';
import { defineSlots } from '#client/tool-kit/operation-page/tool-slots.ts';
import { MyAddress } from './view/my-address.tsx';

// Plain files do not know who asks for them.
export default defineSlots(siteSettings.isPlain ? {} : { Toolbar: MyAddress });
