import { siteSettings } from '#client/lib/site-data.ts';
import { defineSlots } from '#client/tool-kit/operation-page/tool-slots.ts';
import { MyAddress } from './view/my-address.tsx';

// Plain files cannot tell the visitor's address.
export default defineSlots(siteSettings.isPlain ? {} : { Toolbar: MyAddress });
