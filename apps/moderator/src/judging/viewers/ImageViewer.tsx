import { useRef, useState } from 'react';
import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import type { ReactZoomPanPinchContentRef } from 'react-zoom-pan-pinch';
import { t } from '@lingui/core/macro';
import { classNames } from '@/ui/class-names.ts';
import { useObjectAddress } from '../files/use-object-address.ts';
import { RotateButton } from './shared/RotateButton.tsx';
import { useShownWhole } from './shared/use-shown.ts';
import { UnreadableFile } from './shared/ViewerMessage.tsx';
import type { FileViewerProps } from './shared/viewer-props.ts';
import { ViewerToolbar } from './shared/ViewerToolbar.tsx';
import { ZoomControls } from './shared/ZoomControls.tsx';

const zoomTime = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 120;

/** A photograph or scan: wheel, pinch, drag and keys. At 100 % it fits the box. */
export function ImageViewer({ item, blob }: FileViewerProps) {
  const address = useObjectAddress(blob);
  const control = useRef<ReactZoomPanPinchContentRef>(null);
  const [percent, setPercent] = useState(100);
  const [turns, setTurns] = useState(0);
  const [broken, setBroken] = useState(false);
  const [size, setSize] = useState<{ width: number; height: number }>();
  useShownWhole(item, size !== undefined && !broken);
  if (broken) return <UnreadableFile item={item} />;
  const rotate = () => {
    setTurns((before) => before + 1);
    void control.current?.resetTransform(0);
  };
  return (
    <>
      <ViewerToolbar label={t`Image`}>
        <ZoomControls
          percent={percent}
          onZoomIn={() => void control.current?.zoomIn(0.35, zoomTime)}
          onZoomOut={() => void control.current?.zoomOut(0.35, zoomTime)}
          onFitPage={() => void control.current?.resetTransform(zoomTime)}
        />
        <RotateButton onRotate={rotate} />
        {size ? (
          <span data-numeric className="ml-auto pr-1 text-sm text-muted">
            {size.width} × {size.height}
          </span>
        ) : null}
      </ViewerToolbar>
      <div className="min-h-0 flex-1 cursor-grab p-3 active:cursor-grabbing">
        <TransformWrapper
          ref={control}
          minScale={0.5}
          maxScale={12}
          doubleClick={{ mode: 'toggle', step: 1.5 }}
          onTransform={(_, { scale }) => setPercent(Math.round(scale * 100))}
        >
          <TransformComponent
            wrapperStyle={{ width: '100%', height: '100%' }}
            contentStyle={{ width: '100%', height: '100%', containerType: 'size' }}
          >
            <div className="grid size-full place-items-center">
              {address ? (
                <img
                  src={address}
                  alt={item.title}
                  draggable={false}
                  onLoad={({ currentTarget: image }) =>
                    setSize({ width: image.naturalWidth, height: image.naturalHeight })
                  }
                  onError={() => setBroken(true)}
                  style={{ rotate: `${turns * 90}deg` }}
                  className={classNames(
                    'col-start-1 row-start-1 max-w-none object-contain',
                    turns % 2 === 1 ? 'h-[100cqw] w-[100cqh]' : 'h-[100cqh] w-[100cqw]',
                  )}
                />
              ) : null}
            </div>
          </TransformComponent>
        </TransformWrapper>
      </div>
    </>
  );
}
